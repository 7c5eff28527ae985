import { useState } from "react";
import { ChoiceRow } from "#src/ui/choice-row.tsx";

const hours = [
	{ value: "dawn", label: "Dawn", kanji: "朝", title: "asa, morning" },
	{ value: "noon", label: "Noon", kanji: "昼", title: "hiru, daytime" },
	{ value: "dusk", label: "Dusk", kanji: "夕", title: "yū, evening" },
] as const;

export function ChoiceRowSample() {
	const [hour, setHour] = useState<"dawn" | "noon" | "dusk">("dawn");
	return <ChoiceRow label="Hour of the walk" choices={hours} value={hour} onChange={setHour} />;
}

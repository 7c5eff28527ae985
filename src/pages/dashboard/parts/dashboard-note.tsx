import { PageLink } from "#src/navigation/page-link.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";

export function DashboardNote() {
	return (
		<SampleNote>
			Sample data: a demo member, a sample year and demo metrics.{" "}
			<PageLink to="/guides/seasons">How seasons are determined</PageLink>
		</SampleNote>
	);
}

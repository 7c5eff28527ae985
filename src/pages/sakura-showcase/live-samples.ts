import type { ComponentType } from "react";
import type { ComponentId } from "#src/content/library/components.ts";
import { ButtonSample } from "./samples/button.tsx";
import { ChoiceRowSample } from "./samples/choice-row.tsx";
import { CodeBlockSample } from "./samples/code-block.tsx";
import { DialogSample } from "./samples/dialog.tsx";
import { DisclosureSample } from "./samples/disclosure.tsx";
import { ErrorStateSample } from "./samples/error-state.tsx";
import { IconButtonSample } from "./samples/icon-button.tsx";
import { LoadingStateSample } from "./samples/loading-state.tsx";
import { ProgressBarSample } from "./samples/progress-bar.tsx";
import { SwitchRowSample } from "./samples/switch-row.tsx";
import { ToastSample } from "./samples/toast.tsx";

/** The interactive samples. Each is the very file whose text is displayed as its code. */
export const liveSamples = {
	button: ButtonSample,
	"icon-button": IconButtonSample,
	dialog: DialogSample,
	"choice-row": ChoiceRowSample,
	"switch-row": SwitchRowSample,
	disclosure: DisclosureSample,
	"code-block": CodeBlockSample,
	"progress-bar": ProgressBarSample,
	"loading-state": LoadingStateSample,
	"error-state": ErrorStateSample,
	toast: ToastSample,
} satisfies Partial<Record<ComponentId, ComponentType>>;

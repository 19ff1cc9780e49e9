import { useState } from "react";
import { copyText } from "../../../../../lib/page/copy-text.ts";
import { QuietButton } from "../../../../../ui/controls/quiet-button.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";

/** A button that copies a text and announces whether it could. */
export function CopyTextButton({ text }: { readonly text: string }) {
	const { copying } = usePlayground();
	const [outcome, setOutcome] = useState("");
	return (
		<QuietButton
			onBlur={() => setOutcome("")}
			onClick={() =>
				void copyText(text).then((isCopied) => setOutcome(isCopied ? copying.copied : copying.copyFailed))
			}
		>
			<span aria-live="polite">{outcome || copying.copy}</span>
		</QuietButton>
	);
}

import { QuietButton } from "./quiet-button.tsx";

/** Brings the form around it back to how it began. Needs the page's script. */
export function ResetButton({
	label,
	hidden,
}: {
	readonly label: string;
	/** True where the script shows the button only while there is something to bring back. */
	readonly hidden?: boolean;
}) {
	return (
		<QuietButton compact type="reset" data-needs-script="" hidden={hidden}>
			{label}
		</QuietButton>
	);
}

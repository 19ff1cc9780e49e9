import { findUrlProblem } from "./endpoint-url.ts";
import { useServerWords } from "./server-words.ts";
import { UrlField } from "./url-field.tsx";

/** Field for the URL of the reader's own server, with its problem and a button that checks the server. */
export function EndpointUrlField({
	url,
	isAttempted,
	isChecking,
	onChange,
	onCheck,
}: {
	readonly url: string;
	/** The reader has tried to run: an empty field is a problem too. */
	readonly isAttempted: boolean;
	readonly isChecking: boolean;
	readonly onChange: (url: string) => void;
	readonly onCheck: () => void;
}) {
	const { address: label, check: button, urlHelp: help, problems } = useServerWords();
	const problem = findUrlProblem(url);
	const isShown = problem !== undefined && (problem !== "missing" || isAttempted);
	return (
		<UrlField
			url={url}
			words={{ label, button, help, problem: isShown ? problems[problem] : undefined }}
			isUsable={problem === undefined && !isChecking}
			onChange={onChange}
			onUse={onCheck}
		/>
	);
}

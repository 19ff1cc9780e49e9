import type { Locale } from "../../lib/locale.ts";
import { FactsLine } from "../models/facts-line.tsx";
import type { CodeFile } from "../snippets/code/code-file.ts";
import type { ExampleCall } from "../snippets/code/example-call.ts";
import { ProviderCall } from "../snippets/panel/provider-call.tsx";

/** The call of the example on the home page, with the facts of the model that it is made to. */
export function HomeCall({
	call,
	file,
	locale,
}: {
	readonly call: ExampleCall;
	readonly file: CodeFile;
	readonly locale: Locale;
}) {
	return (
		<>
			<ProviderCall example={call.task} call={call} file={file} locale={locale} />
			<FactsLine id={call.model} locale={locale} />
		</>
	);
}

import { fill } from "../../../lib/fill.ts";
import { toSizeWords } from "../../../lib/words/size-words.ts";
import { WrappedPre } from "../../../ui/code/wrapped-pre.tsx";
import type { Exchange } from "../run/state/exchange.ts";
import { CutText } from "./outputs/parts/cut-text.tsx";
import { cutText } from "../parts/text-chunks.ts";
import { usePlayground } from "../parts/playground-context.ts";
import type { Received } from "../run/state/receive-body.ts";

/** Longest body of a request shown, in characters. */
const MOST_SHOWN = 4000;

/** A request with its headers and body, and the status, headers and body of its response. */
export function ExchangeParts({ exchange }: { readonly exchange: Exchange }) {
	const { words } = usePlayground();
	const describeFile = useFileWords();
	const { headers, body, sentBytes, status, responseHeaders, received } = exchange;
	const sent = body === undefined && sentBytes > 0 ? describeFile(headers["content-type"], sentBytes) : body;
	return (
		<>
			<h4>{words.requestSent}</h4>
			<WrappedPre label={words.requestSent} translate="no">
				{toRequestText(exchange, sent)}
			</WrappedPre>
			{responseHeaders && (
				<>
					<h4>{words.responseHeaders}</h4>
					<WrappedPre label={words.responseHeaders} translate="no">
						{[`HTTP ${String(status)}`, ...toLines(responseHeaders)].join("\n")}
					</WrappedPre>
				</>
			)}
			{received && <BodyPart received={received} />}
		</>
	);
}

function BodyPart({ received: { type, bytes, text, isCut, isWhole } }: { readonly received: Received }) {
	const { words } = usePlayground();
	const describeFile = useFileWords();
	const facts = [
		bytes === 0 ? words.emptyBody : describeFile(type, bytes),
		isCut ? words.bodyCut : "",
		isWhole ? "" : words.bodyBroken,
	];
	return (
		<>
			<h4>{words.responseBody}</h4>
			<p>{facts.filter((fact) => fact !== "").join(" ")}</p>
			{text && <BodyText text={text} />}
		</>
	);
}

/** Type and size of a body. */
function useFileWords(): (type: string | undefined, bytes: number) => string {
	const { locale, words } = usePlayground();
	return (type, bytes) => fill(words.fileInBody, { type: type || "?", size: toSizeWords(bytes, locale) });
}

function BodyText({ text }: { readonly text: string }) {
	const { words } = usePlayground();
	return (
		<CutText text={text}>
			{(shown) => (
				<WrappedPre label={words.responseBody} translate="no" data-raw-body="">
					{shown}
				</WrappedPre>
			)}
		</CutText>
	);
}

function toRequestText({ method, url, headers }: Exchange, body: string | undefined): string {
	const shown = body && body.length > MOST_SHOWN ? `${cutText(body, MOST_SHOWN)}…` : body;
	return [`${method} ${url}`, ...toLines(headers), ...(shown ? ["", shown] : [])].join("\n");
}

function toLines(headers: Readonly<Record<string, string>>): readonly string[] {
	return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

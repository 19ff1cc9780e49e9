import type { MeasuredItem } from "@pusula/measure";
import type { Locale } from "../../../../lib/locale.ts";
import { toHref } from "../../../../lib/urls/paths.ts";
import { toVisible } from "../../parts/text-chunks.ts";

/** Why a call has no answer: in the page's language what the measurement itself knows, else the page of the client's error. */
export function FailedAnswer({
	failure: { code, message },
	failures,
	link,
	locale,
}: {
	readonly failure: NonNullable<MeasuredItem["failure"]>;
	/** Meaning of the codes that are the measurement's own, and no page explains. */
	readonly failures: Readonly<Record<string, string>>;
	/** Words of the link to a page. */
	readonly link: string;
	readonly locale: Locale;
}) {
	const meaning = failures[code];
	return (
		<>
			{meaning !== undefined && <>{meaning} </>}
			<span lang="en">{toVisible(message)}</span>{" "}
			{meaning === undefined && <a href={toHref(`/errors/${code}/`, locale)}>{link}</a>}
		</>
	);
}

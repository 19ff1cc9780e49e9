import { Fragment } from "react";

/** After a dot, an underscore, a bracket or a slash, and between the words of a name in camel case. */
const BREAKS = /(?<=[._\]])|(?<=\/)(?!\/)|(?<=[a-z0-9])(?=[A-Z])/g;

/** A name in code, or a URL, that may break between its parts, so that long ones fit narrow columns. */
export function BreakableName({ name }: { readonly name: string }) {
	const breaks = [...name.matchAll(BREAKS)].map(({ index }) => index);
	return [0, ...breaks].map((start, order) => (
		<Fragment key={start}>
			{order > 0 && <wbr />}
			{name.slice(start, breaks[order])}
		</Fragment>
	));
}

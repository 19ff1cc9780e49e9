import type { Finding, Module } from "../module.ts";

/** `oxlint-disable-next-line plugin/rule -- reason` */
const EXPLAINED = /^(?:oxlint|eslint)-disable(?:-next-line|-line)? [\w-]+\/[\w-]+ -- \w/;

/** A lint rule is switched off by its name, and with a reason. */
export function disableReasons(modules: readonly Module[]): Finding[] {
	return modules.flatMap(({ path, disables }) =>
		disables
			.filter(({ text }) => !EXPLAINED.test(text))
			.map(({ line }) => ({
				path,
				line,
				message: 'Switch off one named rule and say why: "plugin/rule -- reason".',
			})),
	);
}

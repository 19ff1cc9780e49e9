import type { TaskRow } from "./task-rows.ts";

/** Prints a name for the arguments of each task. */
export function printTaskArgs(rows: readonly TaskRow[]): string {
	const types = rows.map(({ id, argsType, method, streams }) => {
		const functions = streams ? `\`${method}\` and \`${method}Stream\`` : `\`${method}\``;
		return `/** Arguments of ${functions}. */\nexport type ${argsType} = NamedArgs<"${id}">;\n`;
	});
	return `import type { NamedArgs } from "../registry/named-args.ts";\n\n${types.join("")}`;
}

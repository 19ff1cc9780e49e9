import type { TaskRow } from "./task-rows.ts";

/** Prints a name for the arguments of each task. */
export function printTaskArgs(rows: readonly TaskRow[]): string {
	const types = rows.map(({ id, argsType, method, streams }) => {
		const functions = streams ? `\`${method}\` and \`${method}Stream\`` : `\`${method}\``;
		return `/** Arguments of ${functions}. */\nexport type ${argsType} = NamedArgs<"${id}">;\n`;
	});
	return `import type { NamedArgs } from "../entry/named-args.ts";\n\n${types.join("")}`;
}

/** Prints where the result of each task is found; a task that is not listed has its result in the reply. */
export function printTaskResults(rows: readonly TaskRow[]): string {
	const listed = rows.filter(({ result }) => result !== "plain");
	return `import type { ClientTask } from "../types/task.ts";

/** Tasks that send files or whose result is one; every other has its result in the reply. */
export const TASK_RESULTS: { readonly [T in ClientTask]?: "files" | "media" } = {
${listed.map(({ id, result }) => `\t${JSON.stringify(id)}: "${result}",\n`).join("")}};
`;
}

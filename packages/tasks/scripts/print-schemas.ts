import { printValue, toCamelCase } from "./print-value.ts";
import { resolveSchema } from "./raw-schema.ts";
import { toShape } from "./to-shape.ts";
import type { SchemaSource, Sources } from "./sources.ts";

/** Prints one constant a schema with references resolved, and the table of all of them. */
export function printSchemas(sources: Sources): string {
	const constants = sources.schemas.map(
		(source) =>
			`/** ${describe(source)} */\nexport const ${constantName(source, "Schema")}: JsonSchema = ${printValue(resolve(sources, source))};\n`,
	);
	const rows = listSchemaTasks(sources).map((task) => {
		const parts = sources.schemas.filter((source) => source.task === task);
		return `\t"${task}": { ${parts.map((part) => `${part.role}: ${constantName(part, "Schema")}`).join(", ")} },\n`;
	});
	return `import type { SchemaTaskId } from "../types/generated/task-ids.ts";
import type { JsonSchema, TaskSchemas } from "../types/json-schema.ts";

${constants.join("\n")}
/** The schemas of every task that has some. */
export const TASK_SCHEMAS: Readonly<Record<SchemaTaskId, TaskSchemas>> = {
${rows.join("")}};
`;
}

/** Names of the folders with schemas, in their order. */
export function listSchemaTasks({ schemas }: Sources): readonly string[] {
	return [...new Set(schemas.map(({ task }) => task))];
}

/** Prints one constant a schema, stripped to what a check at run time looks at. */
export function printShapes(sources: Sources): string {
	const constants = sources.schemas.map(
		(source) =>
			`/** ${describe(source)} Stripped for checks at run time. */\nexport const ${constantName(source, "Shape")}: Shape = ${printValue(toShape(resolve(sources, source)))};\n`,
	);
	return `import type { Shape } from "../types/json-schema.ts";\n\n${constants.join("\n")}`;
}

function resolve({ files }: Sources, { path }: SchemaSource) {
	const schema = files.get(path);
	if (schema === undefined) throw new Error(`No schema at ${path}`);
	return resolveSchema(files, { schema, path });
}

function constantName({ task, role }: SchemaSource, suffix: string): string {
	return `${toCamelCase(task)}${role.charAt(0).toUpperCase()}${role.slice(1)}${suffix}`;
}

const MEANINGS = {
	input: "JSON Schema of the input of",
	output: "JSON Schema of the result of",
	streamOutput: "JSON Schema of one streamed event of",
} as const;

function describe({ task, role }: SchemaSource): string {
	return `${MEANINGS[role]} ${task}.`;
}

import {
	Application,
	type Comment,
	DeclarationReflection,
	ReferenceReflection,
	ReflectionKind,
	type SignatureReflection,
} from "typedoc";
import { describeInMain } from "./describe-in-main.ts";
import { type ExportedNames, toProgram } from "./to-program.ts";
import { nameUnions } from "./name-unions.ts";
import { takeDefault } from "./take-default.ts";
import {
	type PassedOnName,
	REFERENCE_IDS,
	type ReferenceEntry,
	type ReferenceField,
	type ReferenceKind,
	type ReferencePackage,
	toEntryFile,
	toImportName,
} from "../../src/facts/reference/reference.ts";

const ROOT = new URL("../../../../", import.meta.url).pathname;

const KINDS: ReadonlyMap<ReflectionKind, ReferenceKind> = new Map([
	[ReflectionKind.Function, "functions"],
	[ReflectionKind.Class, "classes"],
	[ReflectionKind.Interface, "interfaces"],
	[ReflectionKind.TypeAlias, "types"],
	[ReflectionKind.Variable, "constants"],
]);

/**
 * What the entries of each package export, with the words of its docstrings. Takes some seconds.
 * @throws Error when the sources cannot be read
 */
export async function readReference(): Promise<readonly ReferencePackage[]> {
	const app = await Application.bootstrap({
		entryPoints: REFERENCE_IDS.map((id) => ROOT + toEntryFile(id)),
		tsconfig: `${ROOT}tsconfig.json`,
		basePath: ROOT,
		disableGit: true,
		sourceLinkTemplate: "{path}#L{line}",
		excludeExternals: true,
		skipErrorChecking: true,
		logLevel: "Error",
	});
	const project = await app.convert();
	if (!project) throw new Error("The sources of the packages cannot be read for the API reference.");
	const packages = REFERENCE_IDS.map((id) => {
		const module = project.children?.find(({ sources }) => sources?.[0]?.fileName === toEntryFile(id));
		const names = module?.children ?? [];
		const exported = { from: toImportName(id), names: names.map(({ name }) => name) };
		return {
			id,
			entries: names.flatMap((made) => toEntry(made, exported)),
			passedOn: names.flatMap(toPassedOn),
		};
	});
	return nameUnions(packages.map((one) => describeInMain(one, packages)));
}

/** A name whose declaration is in another entry. */
function toPassedOn(made: DeclarationReflection): readonly PassedOnName[] {
	if (!(made instanceof ReferenceReflection)) return [];
	const target = made.getTargetReflectionDeep();
	const file =
		target.parent instanceof DeclarationReflection ? target.parent.sources?.[0]?.fileName : undefined;
	const home = REFERENCE_IDS.find((id) => toEntryFile(id) === file);
	return home === undefined ? [] : [{ name: made.name, home, target: target.name }];
}

function toEntry(made: DeclarationReflection, exported: ExportedNames): readonly ReferenceEntry[] {
	const kind = KINDS.get(made.kind);
	if (!kind) return [];
	const comment = made.comment ?? made.signatures?.find((signature) => signature.comment)?.comment;
	const [source] = made.sources ?? [];
	const example = comment?.blockTags.find(({ tag }) => tag === "@example");
	return [
		{
			name: made.name,
			kind,
			signature: toSignature(made, kind),
			text: toText(comment),
			throws:
				comment?.blockTags.filter(({ tag }) => tag === "@throws").map(({ content }) => join(content)) ?? [],
			parameters: listParameters(made.signatures?.[0]),
			fields: listFields(made),
			...(example && { example: toProgram(join(example.content), exported) }),
			source: source ? `${source.fileName}#L${source.line}` : "",
		},
	];
}

function toSignature(made: DeclarationReflection, kind: ReferenceKind): string {
	const { name, signatures = [], type } = made;
	const generics = made.typeParameters?.map(String).map(stripKind).join(", ");
	const full = generics ? `${name}<${generics}>` : name;
	const above = made.extendedTypes?.length ? ` extends ${made.extendedTypes.join(", ")}` : "";
	if (kind === "functions") return signatures.map((one) => `function ${name}${toCall(one, ": ")}`).join("\n");
	if (kind === "classes") return `class ${full}${above}`;
	if (kind === "interfaces") return `interface ${full}${above}`;
	if (kind === "types") return `type ${full} = ${type?.toString() ?? "unknown"}`;
	return `const ${name}: ${printType(type)}`;
}

function toCall({ typeParameters, parameters = [], type }: SignatureReflection, arrow: string): string {
	const generics = typeParameters?.map(String).map(stripKind).join(", ");
	const list = parameters.map(
		({ name, type: taken, flags, defaultValue }) =>
			`${name}${flags.isOptional || defaultValue !== undefined ? "?" : ""}: ${printType(taken)}`,
	);
	return `${generics ? `<${generics}>` : ""}(${list.join(", ")})${arrow}${printType(type)}`;
}

/** TypeDoc gives a name of its own to what is taken apart at once. */
function printType(type: { toString: () => string } | undefined): string {
	return (type?.toString() ?? "unknown").replaceAll("__namedParameters", "options");
}

/** TypeDoc writes the kind of a type parameter before its name. */
function stripKind(text: string): string {
	return text.replace(/^\w+ (?=\w+(?: |$))/, "").replace(/^TypeParameter /, "");
}

function listFields(made: DeclarationReflection): readonly ReferenceField[] {
	const inside = made.type?.type === "reflection" ? made.type.declaration.children : made.children;
	return (inside ?? [])
		.filter(({ flags, inheritedFrom }) => !flags.isPrivate && !flags.isProtected && !inheritedFrom)
		.filter(({ name }) => !name.startsWith("[")) // marks by which copies of a package know each other
		.map((field) => {
			const isPassedOn = field instanceof ReferenceReflection;
			const { name, flags, comment, type, signatures, getSignature } = isPassedOn ? findTarget(field) : field;
			const [signature] = signatures ?? [];
			const text = toText(comment ?? signature?.comment ?? getSignature?.comment);
			return {
				name: flags.isOptional ? `${name}?` : name,
				type: signature ? toCall(signature, " => ") : printType(type ?? getSignature?.type),
				...takeDefault(isPassedOn ? toSummary(text) : text),
			};
		});
}

/** The first sentence of a docstring, whose lines break anywhere. */
function toSummary(docstring: string): string {
	return /^.*?\.(?=\s|$)/s.exec(docstring)?.[0] ?? docstring;
}

/** The function that a class has as a method. */
function findTarget(made: ReferenceReflection): DeclarationReflection {
	const target = made.getTargetReflectionDeep();
	return target instanceof DeclarationReflection ? target : made;
}

/** Defaults that say nothing: what TypeDoc does not print, and options whose fields have defaults of their own. */
const HIDDEN: ReadonlySet<string> = new Set(["...", "{}"]);

function listParameters(signature: SignatureReflection | undefined): readonly ReferenceField[] {
	return (signature?.parameters ?? []).map(({ name, type, flags, defaultValue, comment }) => ({
		name: flags.isOptional || defaultValue !== undefined ? `${name}?` : name,
		type: printType(type),
		...(defaultValue !== undefined && !HIDDEN.has(defaultValue) && { fallback: `\`${defaultValue}\`` }),
		...takeDefault(toText(comment)),
	}));
}

function toText(comment: Comment | undefined): string {
	return comment ? join(comment.summary) : "";
}

function join(parts: Comment["summary"]): string {
	return parts
		.map(({ text }) => text)
		.join("")
		.trim();
}

import { groupEntries, toReferenceRoute } from "./reference-parts.ts";
import type { ReferencePackage } from "./reference.ts";
import type { Route } from "../../lib/urls/paths.ts";

/** Where the reference describes a type: its page, and its anchor there. */
export interface TypePlace {
	readonly route: Route;
	readonly anchor: string;
	/** The first sentence of its docstring, in English. */
	readonly summary: string;
}

/** Places of types by name, as one package sees them. */
export type TypePlaces = ReadonlyMap<string, TypePlace>;

/** The types that the signatures of each package can link to: its own, those it passes on, then those of the others that only one has. */
export function listTypePlaces(all: readonly ReferencePackage[]): ReadonlyMap<string, TypePlaces> {
	const own = new Map(all.map((one) => [one.id, placesOf(one)] as const));
	const everywhere = [...own.values()].flatMap((places) => [...places]);
	const counts = new Map<string, number>();
	for (const [name] of everywhere) counts.set(name, (counts.get(name) ?? 0) + 1);
	const unique = everywhere.filter(([name]) => counts.get(name) === 1);
	return new Map(
		all.map(({ id, passedOn }) => {
			const passed = passedOn.flatMap(({ name, home, target }) => {
				const place = own.get(home)?.get(target);
				return place ? [[name, place] as const] : [];
			});
			return [id, new Map([...unique, ...passed, ...(own.get(id) ?? [])])] as const;
		}),
	);
}

/** What the first type that is named in a type is, from its docstring; empty where none is described. */
export function summarizeType(text: string, places: TypePlaces): string {
	return splitType(text, places).find(({ place }) => place)?.place?.summary ?? "";
}

/** A stretch of a type's text: a name that the reference describes, or the text between such names. */
export interface TypePart {
	/** Place of the first character. */
	readonly start: number;
	readonly text: string;
	readonly place?: TypePlace;
}

const NAME = /(?<![\w$"'`.])[A-Z]\w*/g;

/** The names of types in the text of a type or a declaration, with repetitions. */
export function listTypeNames(text: string): readonly string[] {
	return text.match(NAME) ?? [];
}

/** Takes the text of a type apart at the names that can be linked to. */
export function splitType(text: string, places: TypePlaces): readonly TypePart[] {
	const parts: TypePart[] = [];
	let end = 0;
	for (const { 0: name, index } of text.matchAll(NAME)) {
		const place = places.get(name);
		if (!place) continue;
		if (index > end) parts.push({ start: end, text: text.slice(end, index) });
		parts.push({ start: index, text: name, place });
		end = index + name.length;
	}
	return end < text.length ? [...parts, { start: end, text: text.slice(end) }] : parts;
}

function placesOf(reference: ReferencePackage): TypePlaces {
	return new Map(
		groupEntries(reference).flatMap((part) =>
			part.entries
				.filter(({ kind }) => kind !== "functions" && kind !== "constants")
				.map(
					({ name, text }) =>
						[
							name,
							{ route: toReferenceRoute(reference.id, part.id), anchor: name, summary: toSummary(text) },
						] as const,
				),
		),
	);
}

function toSummary(docstring: string): string {
	return /^\S+\s.*?[.:](?=\s|$)/s.exec(docstring)?.[0].replace(/:$/, ".") ?? docstring;
}

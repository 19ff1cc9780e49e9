import { listTypeNames } from "./reference-links.ts";
import { groupEntries, type NameLink, toReferenceRoute } from "./reference-parts.ts";
import { REFERENCE_KINDS, type ReferenceEntry, type ReferencePackage } from "./reference.ts";

/** Most users that are named of one type. */
const MOST_USERS = 4;

/** The users of types, by the id of the type's package and its name: `tasks Task`. */
export type TypeUsers = ReadonlyMap<string, readonly NameLink[]>;

/**
 * Who takes, gives or has a type: functions first, then classes, then the other types, those of its own package before
 * others.
 */
export function listTypeUsers(all: readonly ReferencePackage[]): TypeUsers {
	const found = all.flatMap((reference) => {
		const homes = findHomes(reference);
		return groupEntries(reference).flatMap(({ id, entries }) =>
			entries.flatMap((entry) => {
				const user = { name: entry.name, route: toReferenceRoute(reference.id, id), target: entry.name };
				return listUsedNames(entry).flatMap((name) => {
					const type = homes.get(name);
					const rank = (type?.startsWith(`${reference.id} `) ? 0 : 10) + REFERENCE_KINDS.indexOf(entry.kind);
					return type === undefined ? [] : [{ type, user, rank }];
				});
			}),
		);
	});
	const users = new Map<string, readonly NameLink[]>();
	for (const { type, user } of found.toSorted((left, right) => left.rank - right.rank)) {
		const known = users.get(type) ?? [];
		if (known.length < MOST_USERS) users.set(type, [...known, user]);
	}
	return users;
}

/** The types that a package can name, each with the package and the name that describe it. */
function findHomes({ id, entries, passedOn }: ReferencePackage): ReadonlyMap<string, string> {
	return new Map([
		...passedOn.map(({ name, home, target }) => [name, `${home} ${target}`] as const),
		...entries.map(({ name }) => [name, `${id} ${name}`] as const),
	]);
}

function listUsedNames({ name, signature, fields }: ReferenceEntry): readonly string[] {
	const texts = [signature, ...fields.map(({ type }) => type)];
	return [...new Set(texts.flatMap(listTypeNames))].filter((used) => used !== name);
}

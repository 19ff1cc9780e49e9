import type { PassedOnName, ReferenceEntry, ReferencePackage } from "../../src/facts/reference/reference.ts";

/** Lets a package's main entry describe what a further entry of it holds as well: readers look there first. */
export function describeInMain(one: ReferencePackage, all: readonly ReferencePackage[]): ReferencePackage {
	const [main = ""] = one.id.split("-");
	const further = all.filter(({ id }) => id.startsWith(`${one.id}-`));
	const isOwn = ({ name }: ReferenceEntry): boolean =>
		one.id === main || !all.some(({ id, passedOn }) => id === main && isIn(passedOn, name, one.id));
	const taken = further.flatMap(({ id, entries }) =>
		entries.filter(({ name }) => isIn(one.passedOn, name, id)),
	);
	const given = one.entries.filter((entry) => !isOwn(entry));
	return {
		id: one.id,
		entries: [...one.entries.filter(isOwn), ...taken],
		passedOn: [
			...one.passedOn.filter(({ target }) => !taken.some(({ name }) => name === target)),
			...given.map(({ name }) => ({ name, home: main, target: name })),
		],
	};
}

function isIn(names: readonly PassedOnName[], name: string, home: string): boolean {
	return names.some((one) => one.target === name && one.name === name && one.home === home);
}

/** A value as text, with its files in base64. Their places are named apart, so that no value can be taken for a file. */
export async function toText(value: unknown): Promise<string> {
	const files: SentFile[] = [];
	const plain = await takeFiles(value, [], files);
	return JSON.stringify({ plain, files });
}

/** The value of a text of `toText`. */
export function fromText(text: string): unknown {
	const { plain, files } = JSON.parse(text) as { plain: unknown; files: readonly SentFile[] }; // as `toText` wrote it
	const root = { plain };
	for (const { place, type, base64 } of files) {
		let holder: object = root;
		const names: readonly (string | number)[] = ["plain", ...place];
		for (const name of names.slice(0, -1)) holder = Reflect.get(holder, name) as object; // `toText` went this way
		Reflect.set(holder, names.at(-1) ?? "plain", new Blob([Buffer.from(base64, "base64")], { type }));
	}
	return root.plain;
}

interface SentFile {
	readonly place: readonly (string | number)[];
	readonly type: string;
	readonly base64: string;
}

async function takeFiles(
	value: unknown,
	place: readonly (string | number)[],
	files: SentFile[],
): Promise<unknown> {
	if (value instanceof Blob) {
		const base64 = Buffer.from(await value.arrayBuffer()).toString("base64");
		files.push({ place, type: value.type, base64 });
		return null;
	}
	if (Array.isArray(value))
		return Promise.all(value.map((item: unknown, index) => takeFiles(item, [...place, index], files)));
	if (typeof value !== "object" || value === null) return value;
	const pairs = Object.entries(value).map(async ([name, item]) => [
		name,
		await takeFiles(item, [...place, name], files),
	]);
	return Object.fromEntries(await Promise.all(pairs)) as object;
}

/** A conversation with every version of its messages: each message has replies, of which one is shown. */
export interface Branches<Item> {
	readonly replies: readonly Branch<Item>[];
	/** Index of the shown reply. */
	readonly shown: number;
}

/** A message, and what follows it. */
export interface Branch<Item> extends Branches<Item> {
	readonly item: Item;
}

/** A shown message, and which of how many versions it is. */
export interface BranchStep<Item> {
	readonly item: Item;
	/** From 0. */
	readonly version: number;
	readonly versions: number;
	/** The versions of the messages up to this one, as a key. */
	readonly path: string;
}

/** A conversation of one version. */
export function toBranches<Item>([item, ...rest]: readonly Item[]): Branches<Item> {
	return item === undefined ? END : { replies: [{ item, ...toBranches(rest) }], shown: 0 };
}

/** The shown messages, first to last. */
export function listSteps<Item>(
	{ replies, shown }: Branches<Item>,
	before = "",
): readonly BranchStep<Item>[] {
	const branch = replies[shown];
	if (!branch) return [];
	const path = `${before}/${String(shown)}`;
	const step = { item: branch.item, version: shown, versions: replies.length, path };
	return [step, ...listSteps(branch, path)];
}

/** A conversation with its shown messages changed. */
export function mapShown<Item>(
	{ replies, shown }: Branches<Item>,
	change: (item: Item, index: number) => Item,
	index = 0,
): Branches<Item> {
	const branch = replies[shown];
	if (!branch) return { replies, shown };
	const changed = { ...mapShown(branch, change, index + 1), item: change(branch.item, index) };
	return { replies: replies.with(shown, changed), shown };
}

/** All messages with all their versions, in the order of a list of versions. */
export function listAllItems<Item>({ replies }: Branches<Item>): readonly Item[] {
	return replies.flatMap((branch) => [branch.item, ...listAllItems(branch)]);
}

/** Adds a version of the message at an index of the shown ones, or a message behind them, and shows it. */
export function addVersion<Item>(all: Branches<Item>, index: number, item: Item): Branches<Item> {
	return changeAt(all, index, ({ replies }) => ({
		replies: [...replies, { item, ...END }],
		shown: replies.length,
	}));
}

/** Shows another version of the message at an index. */
export function showVersion<Item>(all: Branches<Item>, index: number, version: number): Branches<Item> {
	return changeAt(all, index, ({ replies }) => ({ replies, shown: version }));
}

/** Removes the shown version of the message at an index with all that follows it; the one before it is shown instead. */
export function removeVersion<Item>(all: Branches<Item>, index: number): Branches<Item> {
	return changeAt(all, index, ({ replies, shown }) => ({
		replies: replies.toSpliced(shown, 1),
		shown: Math.max(0, shown - 1),
	}));
}

const END = { replies: [], shown: 0 } as const;

function changeAt<Item>(
	all: Branches<Item>,
	index: number,
	change: (at: Branches<Item>) => Branches<Item>,
): Branches<Item> {
	if (index === 0) return { ...all, ...change(all) };
	const { replies, shown } = all;
	const branch = replies[shown];
	if (!branch) return all;
	const changed = changeAt(branch, index - 1, change);
	return { ...all, replies: replies.with(shown, { ...changed, item: branch.item }), shown };
}

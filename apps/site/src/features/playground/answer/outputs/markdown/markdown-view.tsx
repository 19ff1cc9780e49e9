import { type ReactNode, useMemo } from "react";
import { CopyableCode } from "../../../../../ui/code/copyable-code.tsx";
import { TableFrame } from "../../../../../ui/tables/table-frame.tsx";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "./markdown-view.module.css";
import { Inlines, type Views } from "./markdown-inlines.tsx";
import type { Block, ListItem, MarkdownRow } from "./markdown-tree.ts";
import { readMarkdown } from "./safe-markdown.ts";

/** A text in Markdown: no HTML, no pictures from elsewhere, and links that show where they lead. */
export function MarkdownView({ text }: { readonly text: string }) {
	const blocks = useMemo(() => readMarkdown(text), [text]);
	return (
		<div className={styles.markdown} data-markdown="">
			<Blocks blocks={blocks} />
		</div>
	);
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
	return blocks.map((block) => <BlockView key={`${block.kind}-${String(block.at)}`} block={block} />);
}

const HEADINGS = ["h3", "h4", "h5"] as const;

const BLOCKS: Views<Block> = {
	paragraph: ({ children }) => (
		<p dir="auto">
			<Inlines inlines={children} />
		</p>
	),
	heading: ({ level, children }) => {
		const Heading = HEADINGS[level - 3] ?? "h6";
		return (
			<Heading dir="auto">
				<Inlines inlines={children} />
			</Heading>
		);
	},
	quote: ({ blocks }) => (
		<blockquote dir="auto">
			<Blocks blocks={blocks} />
		</blockquote>
	),
	rule: () => <hr />,
	code: ({ language, text }) => <CodeView language={language} text={text} />,
	list: ({ first, items }) => <ListView first={first} items={items} />,
	table: ({ head, rows }) => <TableView head={head} rows={rows} />,
};

function BlockView({ block }: { readonly block: Block }): ReactNode {
	const view = BLOCKS[block.kind] as (node: Block) => ReactNode; // found by the block's own kind
	return view(block);
}

function CodeView({ language, text }: { readonly language: string; readonly text: string }) {
	const { copying } = usePlayground();
	return (
		<CopyableCode label={language} words={copying}>
			{text}
		</CopyableCode>
	);
}

function ListView({
	first,
	items,
}: {
	readonly first: number | undefined;
	readonly items: readonly ListItem[];
}) {
	const { words } = usePlayground();
	const entries = items.map(({ at, isDone, blocks }) => (
		<li key={at}>
			{isDone !== undefined && (
				<input
					type="checkbox"
					checked={isDone}
					disabled
					aria-label={isDone ? words.outputs.done.true : words.outputs.done.false}
				/>
			)}
			<Blocks blocks={blocks} />
		</li>
	));
	return first === undefined ? <ul>{entries}</ul> : <ol start={first}>{entries}</ol>;
}

function TableView({ head, rows }: { readonly head: MarkdownRow; readonly rows: readonly MarkdownRow[] }) {
	const { words } = usePlayground();
	return (
		<TableFrame label={words.outputs.table}>
			<table>
				<thead>
					<tr>
						{head.cells.map(({ at, children }) => (
							<th key={at} scope="col">
								<Inlines inlines={children} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.at}>
							{row.cells.map(({ at, children }) => (
								<td key={at}>
									<Inlines inlines={children} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</TableFrame>
	);
}

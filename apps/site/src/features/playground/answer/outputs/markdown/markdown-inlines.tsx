import { Fragment, type ReactNode } from "react";
import { usePlayground } from "../../../parts/playground-context.ts";
import styles from "./markdown-view.module.css";
import type { Inline } from "./markdown-tree.ts";

/** How each kind of node is drawn. */
export type Views<Node extends { readonly kind: string }> = {
	readonly [Kind in Node["kind"]]: (node: Extract<Node, { readonly kind: Kind }>) => ReactNode;
};

/** The content of a line. */
export function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
	return inlines.map((inline) => (
		<Fragment key={`${inline.kind}-${String(inline.at)}`}>
			<InlineView inline={inline} />
		</Fragment>
	));
}

const INLINES: Views<Inline> = {
	text: ({ text }) => text,
	code: ({ text }) => <code translate="no">{text}</code>,
	strong: ({ children }) => (
		<strong>
			<Inlines inlines={children} />
		</strong>
	),
	emphasis: ({ children }) => (
		<em>
			<Inlines inlines={children} />
		</em>
	),
	deleted: ({ children }) => (
		<del>
			<Inlines inlines={children} />
		</del>
	),
	break: () => <br />,
	picture: ({ text }) => <PictureWords text={text} />,
	link: (link) => <LinkView {...link} />,
};

function InlineView({ inline }: { readonly inline: Inline }): ReactNode {
	const view = INLINES[inline.kind] as (node: Inline) => ReactNode; // found by the stretch's own kind
	return view(inline);
}

/** Loading a picture of an answer would inform another host; its alternative text replaces it. */
function PictureWords({ text }: { readonly text: string }) {
	const { words } = usePlayground();
	return (
		<span className={styles.picture}>
			{words.outputs.picture}
			{text && ` ${text}`}
		</span>
	);
}

/** The text of a link may be anything; the host beside it shows its target. */
function LinkView({ href, host, children }: Extract<Inline, { kind: "link" }>) {
	return (
		<>
			<a href={href} rel="noopener noreferrer nofollow" target="_blank">
				<bdi>
					<Inlines inlines={children} />
				</bdi>
			</a>{" "}
			<bdi className={styles.host} translate="no">
				({host})
			</bdi>
		</>
	);
}

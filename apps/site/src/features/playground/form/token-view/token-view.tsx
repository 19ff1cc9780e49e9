import { Suspense, useState } from "react";
import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./token-view.module.css";
import { lazyPart } from "../../parts/lazy-part.tsx";

const TokenPanel = lazyPart(() => import("./token-panel.tsx").then((module) => module.TokenPanel));

/** Tokens of texts: Turkish beside English, and the text of the form. Loaded when it is opened. */
export function TokenView({ text, model }: { readonly text: string; readonly model: string }) {
	const { words } = usePlayground();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<details className={styles.lens} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
			<summary>{words.tokens.title}</summary>
			{isOpen && (
				<Suspense>
					<TokenPanel text={text} model={model} />
				</Suspense>
			)}
		</details>
	);
}

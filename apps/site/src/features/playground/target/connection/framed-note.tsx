import { usePlayground } from "../../parts/playground-context.ts";
import styles from "../parts/connection.module.css";

/** In place of a key's field, where another page frames this one: the reason, and a link that opens this page alone. */
export function FramedNote() {
	const words = usePlayground().words.connection;
	return (
		<p data-framed="">
			{words.framed}{" "}
			{/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty URL is the page's own, with all that is chosen when the link is followed */}
			<a className={styles.link} href="" target="_top">
				{words.openAlone}
			</a>
		</p>
	);
}

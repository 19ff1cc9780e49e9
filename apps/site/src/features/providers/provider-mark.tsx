import { toFileHref } from "../../lib/urls/file-href.ts";
import { LOGO_FILE, LOGOS } from "./provider-logos.ts";
import styles from "./provider-mark.module.css";

/** The logo of a provider in one colour, else its initials. Decoration: the name is beside it. */
export function ProviderMark({
	id,
	name,
	isLarge = false,
}: {
	readonly id: string;
	readonly name: string;
	/** True beside the title of its page. */
	readonly isLarge?: boolean;
}) {
	return (
		<span className={isLarge ? `${styles.mark} ${styles.large}` : styles.mark} aria-hidden="true">
			{Object.hasOwn(LOGOS, id) ? (
				<svg width="18" height="18" fill="currentColor">
					<use href={`${toFileHref(LOGO_FILE)}#${id}`} />
				</svg>
			) : (
				toInitials(name)
			)}
		</span>
	);
}

/** The first letters of the first two words; of a single word its first two letters. */
function toInitials(name: string): string {
	const [first = "", second] = name.split(/[\s.-]+/);
	return second ? first.slice(0, 1) + second.slice(0, 1).toUpperCase() : first.slice(0, 2);
}

import {
	siClarifai,
	siHuggingface,
	siNvidia,
	siOvh,
	siReplicate,
	siScaleway,
	type SimpleIcon,
} from "simple-icons";
import styles from "./provider-mark.module.css";

/** Logos that the icon collection has; all other providers get their initials. */
const LOGOS: Readonly<Record<string, SimpleIcon>> = {
	clarifai: siClarifai,
	"hf-inference": siHuggingface,
	nvidia: siNvidia,
	ovhcloud: siOvh,
	replicate: siReplicate,
	scaleway: siScaleway,
};

/** The logo of a provider in one colour, else its initials. Decoration: the name stands beside it. */
export function ProviderMark({ id, name }: { readonly id: string; readonly name: string }) {
	const logo = LOGOS[id];
	return (
		<span className={styles.mark} aria-hidden="true">
			{logo ? (
				<svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor">
					<path d={logo.path} />
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

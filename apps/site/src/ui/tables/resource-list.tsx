import type { ReactNode } from "react";
import type { Locale } from "../../lib/locale.ts";
import styles from "./resource-list.module.css";

/** One of a list, by its id, and why it is worth knowing. */
interface Resource {
	readonly id: string;
	readonly description?: Readonly<Record<Locale, string>> | undefined;
}

/** Models, datasets, applications or metrics worth knowing, with the reason where there is one. */
export function ResourceList({
	resources,
	toHref,
	toName,
	below,
	anchorOf,
	attributesOf,
	locale,
}: {
	readonly resources: readonly Resource[];
	/** The page of a resource; nothing when it has none. */
	readonly toHref: (id: string) => string | undefined;
	/** The name of a resource in the language of the page, where its id is none. */
	readonly toName?: (id: string) => string;
	/** Content below a resource. */
	readonly below?: (id: string) => ReactNode;
	/** The place of a resource on its page, where something leads there. */
	readonly anchorOf?: (id: string) => string;
	/** What a script reads of a resource. */
	readonly attributesOf?: (id: string) => Readonly<Record<`data-${string}`, string>>;
	readonly locale: Locale;
}) {
	return (
		<ul className={styles.list} role="list">
			{resources.map(({ id, description }) => {
				const href = toHref(id);
				const name = toName?.(id) ?? id;
				return (
					<li key={id} id={anchorOf?.(id)} {...attributesOf?.(id)}>
						<span className={styles.id} translate={toName ? undefined : "no"}>
							{href ? <a href={href}>{name}</a> : name}
						</span>
						{description && <span className={styles.reason}>{description[locale]}</span>}
						{below?.(id)}
					</li>
				);
			})}
		</ul>
	);
}

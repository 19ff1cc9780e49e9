import { isAroundPage, type SideGroup, type SideOutline } from "../../lib/urls/side-outline.ts";
import styles from "./side-list.module.css";

/** The list beside the text: groups that fold, the one with the current page open. */
export function SideList({ title, groups }: SideOutline) {
	return (
		<nav className={styles.list} aria-label={title}>
			{groups.map((group) => (
				<Group key={group.id} group={group} />
			))}
		</nav>
	);
}

function Group({ group }: { readonly group: SideGroup }) {
	return (
		<details open={isAroundPage(group)}>
			<summary>{group.title}</summary>
			<ul role="list">
				{group.links.map((link) => (
					<li key={link.href}>
						<a href={link.href} aria-current={link.current}>
							{link.title}
						</a>
					</li>
				))}
				{group.parts?.map((part) => (
					<li key={part.id}>
						<Group group={part} />
					</li>
				))}
			</ul>
		</details>
	);
}

/** What a page's claims rest on: a paper, a model card, a library's documentation. */
export interface Source {
	/** Short name by which pages list it, in kebab case. */
	readonly id: string;
	/** Its own title, in its own language. */
	readonly title: string;
	/** Where readers open it; https. */
	readonly url: string;
	/** Day on which it was last looked up, `YYYY-MM-DD`. */
	readonly seen: string;
}

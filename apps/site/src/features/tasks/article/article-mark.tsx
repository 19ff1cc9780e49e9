/** Marks a heading of second rank in an article, which the page draws itself; `splitArticle` looks for it. */
export function ArticleMark() {
	return <hr className="article-section" />;
}

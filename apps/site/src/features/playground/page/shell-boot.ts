/**
 * Script text that runs before the first paint, behind the form in the page's HTML: removes it where the page opens with
 * another, from a link or kept in the tab. Its hash is written into the content security policy.
 */
export const SHELL_BOOT = `{const s=document.querySelector("[data-shell]"),{search:u,hash:h}=location;let k=null;try{k=sessionStorage.getItem(s.dataset["kept"])}catch{}if(h||k!==null||u&&u!==s.dataset["url"])s.remove()}`;

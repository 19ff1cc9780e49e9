/**
 * Script text that runs before the first paint, behind the form in the page's HTML: removes it where the page opens with
 * another, from a link or kept in the tab. Where the page's own program cannot be loaded, it shows what
 * `lost-script.astro` says, on /measure/ too. Its hash is written into the content security policy.
 */
export const SHELL_BOOT = `{const d=document,s=d.querySelector("[data-shell]"),{search:u,hash:h}=location;let k=null;addEventListener("astro:hydration-error",()=>{d.querySelector("[data-lost-script]").hidden=!1});try{k=sessionStorage.getItem(s.dataset["kept"])}catch{}if(s&&(h||k!==null||u&&u!==s.dataset["url"]))s.remove()}`;

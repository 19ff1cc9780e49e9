/** Storage key of the reader's theme choice; no entry means "as the system". */
export const THEME_KEY = "pusula-theme";

/**
 * Script text that runs before the first paint: marks the page as scripted and applies a kept theme, so nothing flashes.
 * It is written into every page, and its hash into the content security policy.
 */
export const THEME_BOOT = `{const r=document.documentElement;r.dataset.script="";try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")r.dataset.theme=t}catch{}}`;

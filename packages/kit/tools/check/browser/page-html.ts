/** What the page of the check is made of. */
export type PageParts = {
  script: string
  /** Addresses of the modules that the page has, by their names. */
  imports: Readonly<Record<string, string>>
  lookAddress: string
}

export const pageTitle = 'Check'

/**
 * The page of `npm run check`. It holds elements like those around an application in the portal. A style that reaches
 * outside finds some of them.
 */
export const pageHtml = ({ script, imports, lookAddress }: PageParts): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${pageTitle}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="${lookAddress}">
<script type="importmap">${JSON.stringify({ imports })}</script></head>
<body>
<header><a href="/">Portal</a><button type="button" class="button primary">Menu</button></header>
<nav aria-label="Menu"><ul><li><a href="/dashboard">Dashboard</a></li></ul></nav>
<aside aria-label="Pieces of the portal">
<h2>Pieces</h2><p class="quiet">Text <span>span</span></p><div class="card panel">Card</div>
<form class="field filters"><label>Name <input name="name"></label><label>Kind <select><option>One</option></select></label>
<label>Text <textarea></textarea></label></form>
<table><thead><tr><th>Column</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
</aside>
<script type="module">${script}</script>
</body>
</html>`

/**
 * Makes a painted menu true to another path than the one it was seen on: the entry whose link covers most of the path is
 * the current one, and groups without it are closed.
 */
export const markCurrent = (root: ParentNode, path: string): void => {
  for (const marked of root.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current')
  for (const around of root.querySelectorAll('.around')) around.classList.remove('around')
  const current = [...root.querySelectorAll('a')]
    .filter(({ pathname }) => path === pathname || path.startsWith(`${pathname}/`))
    .sort((one, other) => other.pathname.length - one.pathname.length)[0]
  current?.setAttribute('aria-current', 'page')
  const inside = path.startsWith('/sub-app/')
  for (const link of root.querySelectorAll<HTMLAnchorElement>('li a:not([target])')) {
    if (link.pathname.startsWith('/sub-app/')) link.search = inside ? '?micro=true' : ''
  }
  for (const opener of root.querySelectorAll('[aria-expanded="true"]')) {
    const row = opener.closest('li')
    if (row === null) continue
    if (row.contains(current ?? null)) {
      row.querySelector('.entry')?.classList.add('around')
      continue
    }
    opener.setAttribute('aria-expanded', 'false')
    row.querySelector(':scope > ul')?.remove()
  }
}

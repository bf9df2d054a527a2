import type { SyntheticEvent } from 'react'

/**
 * Shows the name of a collapsed row beside its icon, while pointer or focus is on it. The style sheet shows it, but
 * does not know the scroll position, so this code sets it. Esc hides the name until another row is reached.
 */
export const nameTips = (collapsed: boolean) => {
  if (!collapsed) return {}
  const show = ({ target, currentTarget }: SyntheticEvent<HTMLElement>): void => {
    const row = target instanceof Element ? target.closest<HTMLElement>('.entry') : null
    if (row === null || row.dataset.tip === 'on') return
    for (const other of currentTarget.querySelectorAll<HTMLElement>('[data-tip]')) delete other.dataset.tip
    row.style.setProperty('--tip-top', `${row.getBoundingClientRect().top}px`)
    row.dataset.tip = 'on'
  }
  return {
    onPointerOver: show,
    onFocus: show,
    onKeyDown: (event: { key: string; currentTarget: HTMLElement }): void => {
      if (event.key !== 'Escape') return
      for (const row of event.currentTarget.querySelectorAll<HTMLElement>('[data-tip]')) row.dataset.tip = 'off'
    }
  }
}

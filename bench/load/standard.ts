/**
 * The standard layout of a portal with single-spa. SystemJS loads this root by the import map, and the root loads React.
 * React draws header and sidebar when the menu has come. Every entry is a registered application.
 */
import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type LifeCycles, registerApplication, start } from 'single-spa'
import { loadMenu, type ReferenceMenu } from './menu.ts'

const asked = loadMenu()

const Sidebar = ({ menu }: { menu: ReferenceMenu }) =>
  createElement(
    'ul',
    null,
    menu.entries.map(({ id, name, path }) => createElement('li', { key: id }, createElement('a', { href: path }, name)))
  )

const Shell = () => {
  const [menu, setMenu] = useState<ReferenceMenu>()
  useEffect(() => void asked.then(setMenu), [])
  return createElement(
    'div',
    null,
    createElement(
      'header',
      null,
      createElement('b', null, 'Portal'),
      createElement('span', { className: 'user' }, menu?.user)
    ),
    createElement(
      'div',
      { className: 'body' },
      createElement('nav', null, menu && createElement(Sidebar, { menu })),
      createElement('main')
    )
  )
}

const place = document.querySelector('#shell')
if (place === null) throw new Error('The page has no place for the shell.')
createRoot(place).render(createElement(Shell))

const { entries } = await asked
for (const { id, path } of entries) {
  registerApplication({ name: id, app: () => System.import<LifeCycles>(path), activeWhen: path })
}
start()

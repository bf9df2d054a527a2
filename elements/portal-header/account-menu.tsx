/** The avatar's menu. It is loaded when a person is about to open it. */

import { $language, $permissions, $visibleMenu, contributedLinks, signOut } from '@portal/session'
import { type MouseEvent, useRef } from 'react'
import { useLocked } from '../shared/hooks/use-locked.ts'
import { useMatches } from '../shared/hooks/use-matches.ts'
import { useSheet } from '../shared/hooks/use-sheet.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'
import { LanguageButton, type LanguageButtonProps } from '../shared/language-button.tsx'
import { narrowScreen } from '../shared/narrow-screen.ts'
import styles from './account-menu.css'
import { ownPagesFor } from './own-pages.ts'
import type { Person } from './person.ts'
import { ThemeSelect } from './theme-select.tsx'
import { useFullscreen } from './use-fullscreen.ts'

type Languages = { onLanguageChange: LanguageButtonProps['onLanguageChange'] | undefined }
type Props = { person: Person | undefined; onSignOut: (() => void) | undefined } & Languages

/** Name, own pages, on narrow screens the header's controls, and log-out, which is there even before the user is known. */
export const AccountMenu = ({ person, onSignOut, onLanguageChange }: Props) => {
  const translate = useTranslate()
  const held = useStore($permissions)
  const [state, leave] = useLocked(() => {
    onSignOut?.()
    return signOut()
  })
  const menu = useRef<HTMLDivElement>(null)
  useSheet(menu, styles)

  const close = ({ currentTarget }: MouseEvent): void => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  return (
    <div ref={menu} className="menu-content">
      {person && (
        <p className="whose">
          <b>{person.name}</b>
          {person.tenant && <span>{person.tenant}</span>}
        </p>
      )}
      <ul>
        {ownPagesFor(held).map(page => (
          <li key={page.address}>
            <a data-click={page.click} className="item" href={page.address} onClick={close}>
              {translate(page.name)}
            </a>
          </li>
        ))}
        <Contributed onClick={close} />
        {useMatches(narrowScreen) && <HeaderItems onClick={close} onLanguageChange={onLanguageChange} />}
        <li>
          <button
            data-click="header.signOut"
            className="item"
            type="button"
            aria-disabled={state !== 'free'}
            onClick={leave}
          >
            {translate('header.signOut')}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** Pages that sub-applications add to the menu of a person. */
const Contributed = ({ onClick }: { onClick: (event: MouseEvent) => void }) => {
  // Both decide which links there are, and how they are called.
  useStore($visibleMenu)
  useStore($language)
  return contributedLinks('accountEntries').map(({ key, name, address }) => (
    <li key={key}>
      <a data-click="header.contributed" className="item" href={address} onClick={onClick}>
        {name}
      </a>
    </li>
  ))
}

/** Under 768 px the header has no space for these controls. */
const HeaderItems = ({ onClick, onLanguageChange }: { onClick: (event: MouseEvent) => void } & Languages) => {
  const { icon, label, toggle } = useFullscreen()
  const act = (event: MouseEvent): void => {
    onClick(event)
    toggle()
  }
  return (
    <>
      <li>
        <LanguageButton {...(onLanguageChange && { onLanguageChange })} />
      </li>
      <li>
        <ThemeSelect />
      </li>
      <li>
        <button data-click="header.fullscreen" className="item" type="button" onClick={act}>
          <Icon node={icon} />
          {label}
        </button>
      </li>
    </>
  )
}

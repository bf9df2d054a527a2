import { $locale, $session } from '@portal/session'
import { Menu } from 'lucide'
import type { Language } from '#contract/languages.ts'
import { homeAddress } from '../shared/home.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'
import { LanguageButton } from '../shared/language-button.tsx'
import { Account } from './account.tsx'
import { FullscreenButton } from './fullscreen-button.tsx'
import { Mark } from './mark.tsx'
import { PaletteButton } from './palette-button.tsx'
import type { Person } from './person.ts'
import { ThemeSelect } from './theme-select.tsx'
import { Unread } from './unread.tsx'

export type HeaderProps = {
  /** Name of the product, beside the mark. */
  portalName?: string
  /** Whether the sidebar's drawer is open, for the menu button of narrow screens. */
  menuOpen?: boolean
  /** The target of mark, name and the palette's dashboard; without it, the portal's dashboard. */
  home?: string
  /** The person to show as signed in, instead of the session's user. */
  person?: Person
  /** The number at the bell, instead of the session's. */
  unread?: number
  onMenuToggle?: (detail: { open: boolean }) => void
  onMessagesToggle?: (detail: { open: boolean }) => void
  onLanguageChange?: (detail: { language: Language }) => void
  onSignOut?: () => void
}

/** The bar above every page: way home, search, unread messages, language, full screen, colours, the signed-in person. */
export const Header = ({ portalName, menuOpen = false, home, person, unread, ...on }: HeaderProps) => {
  const translate = useTranslate()
  const locale = useStore($locale)
  const { state } = useStore($session)
  const name = portalName ?? translate('header.label')
  const way = homeAddress(home)
  const isGuest = person === undefined && state === 'guest'
  return (
    <header className="root" lang={locale} aria-busy={state === 'unknown'}>
      {isGuest ? null : (
        <button
          data-click="header.menu"
          className="action menu"
          type="button"
          aria-label={translate(menuOpen ? 'sidebar.close' : 'sidebar.open')}
          data-lasting-name={translate('sidebar.open')}
          aria-expanded={menuOpen}
          onClick={() => on.onMenuToggle?.({ open: !menuOpen })}
        >
          <Icon node={Menu} />
        </button>
      )}
      <a
        data-click="header.logo"
        className="brand"
        href={way}
        aria-label={translate('header.home', { portal: name })}
        part="brand"
      >
        <Mark />
        <span className="name">{name}</span>
      </a>
      {state === 'guest' ? null : <PaletteButton home={way} />}
      {isGuest ? null : <Unread given={unread} onToggle={on.onMessagesToggle} />}
      <LanguageButton {...on} />
      <FullscreenButton />
      <ThemeSelect />
      <Account person={person} onSignOut={on.onSignOut} onLanguageChange={on.onLanguageChange} />
    </header>
  )
}

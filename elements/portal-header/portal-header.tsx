import { useStore } from '@nanostores/react'
import { $language, $session, paths } from '@portal/session'
import { Menu } from 'lucide'
import { Icon } from '../pieces/icon.tsx'
import { LanguageSelect } from '../pieces/language-select.tsx'
import { useTranslate } from '../pieces/use-translate.ts'
import { Account } from './account.tsx'
import { Mark } from './mark.tsx'
import { Unread } from './unread.tsx'

export type HeaderProps = {
  /** Name of the product, beside the mark. */
  portalName?: string
  /** Whether the sidebar's drawer is open, for the menu button of narrow screens. */
  menuOpen?: boolean
  onMenuToggle?: (detail: { open: boolean }) => void
}

/** The bar above every page: way home, unread messages, language, who is here, log-out. */
export const Header = ({ portalName, menuOpen = false, onMenuToggle }: HeaderProps) => {
  const translate = useTranslate()
  const language = useStore($language)
  const { state } = useStore($session)
  const name = portalName ?? translate('header.label')
  return (
    <header className="root" lang={language} aria-busy={state === 'unknown'}>
      {state === 'guest' ? null : (
        <button
          className="action menu"
          type="button"
          aria-label={translate(menuOpen ? 'sidebar.close' : 'sidebar.open')}
          aria-expanded={menuOpen}
          onClick={() => onMenuToggle?.({ open: !menuOpen })}
        >
          <Icon node={Menu} />
        </button>
      )}
      <a className="brand" href={paths.dashboard} aria-label={translate('header.home', { portal: name })} part="brand">
        <Mark />
        <span className="name">{name}</span>
      </a>
      <Unread />
      <LanguageSelect />
      <Account />
    </header>
  )
}

import { $theme, changeTheme, type MessageKey, type Theme, themes } from '@portal/session'
import { type IconNode, Monitor, Moon, Sun } from 'lucide'
import { useRef } from 'react'
import { useEnteredEarly } from '../shared/hooks/use-entered-early.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'

const looks: Record<Theme, { icon: IconNode; name: MessageKey }> = {
  system: { icon: Monitor, name: 'header.themeSystem' },
  light: { icon: Sun, name: 'header.themeLight' },
  dark: { icon: Moon, name: 'header.themeDark' }
}

/** Picks the portal's theme. The native select lies over the icon, so the list opens as usual in this browser. */
export const ThemeSelect = () => {
  const translate = useTranslate()
  const current = useStore($theme)
  const pick = (value: string): void => {
    const theme = themes.find(it => it === value)
    if (theme !== undefined) changeTheme(theme)
  }
  const list = useRef<HTMLSelectElement>(null)
  useEnteredEarly(list, current, pick)
  return (
    <span className="theme" title={translate('header.theme')}>
      <Icon node={looks[current].icon} />
      <select
        ref={list}
        // A browser may restore the choice of an earlier visit. This must not count as a new choice.
        autoComplete="off"
        aria-label={translate('header.theme')}
        value={current}
        onChange={event => pick(event.target.value)}
      >
        {themes.map(theme => (
          <option key={theme} value={theme}>
            {translate(looks[theme].name)}
          </option>
        ))}
      </select>
    </span>
  )
}

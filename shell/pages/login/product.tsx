import type { MessageKey } from '@portal/session'
import { BarChart3, Bot, KeyRound, type LucideIcon } from 'lucide-react'
import { useTranslate } from '../../pieces/use-translate.ts'

const points: { icon: LucideIcon; text: MessageKey }[] = [
  { icon: BarChart3, text: 'login.pointTasks' },
  { icon: Bot, text: 'login.pointRobots' },
  { icon: KeyRound, text: 'login.pointAccess' }
]

/** What the portal is for, beside the form; below it on narrow screens. */
export const Product = () => {
  const translate = useTranslate()
  return (
    <aside className="product">
      <h2>{translate('login.welcome')}</h2>
      <ul>
        {points.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={20} aria-hidden />
            {translate(text)}
          </li>
        ))}
      </ul>
    </aside>
  )
}

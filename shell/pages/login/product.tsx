import type { MessageKey } from '@portal/session'
import { Bot, ChartColumn, type IconNode, KeyRound } from 'lucide'
import { Icon } from '../../pieces/icon.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'

const points: { icon: IconNode; text: MessageKey }[] = [
  { icon: ChartColumn, text: 'login.pointTasks' },
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
        {points.map(({ icon, text }) => (
          <li key={text}>
            <Icon node={icon} />
            {translate(text)}
          </li>
        ))}
      </ul>
    </aside>
  )
}

import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { $language, environment } from '@portal/session'
import {
  BookOpen,
  Globe,
  Headset,
  type IconNode,
  Mail,
  MessageCircle,
  Newspaper,
  Phone,
  Play,
  ShoppingBag,
  Users
} from 'lucide'
import type { Environment } from '#contract/page/environment.ts'
import { nameIn } from '#contract/page/sub-apps/extensions.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { Card } from './card.tsx'

type Channel = NonNullable<Environment['channels']>[number]

const icons: Record<Channel['icon'], IconNode> = {
  website: Globe,
  documents: BookOpen,
  support: Headset,
  chat: MessageCircle,
  video: Play,
  mail: Mail,
  phone: Phone,
  shop: ShoppingBag,
  community: Users,
  news: Newspaper
}

/** Where else the maker can be reached: a link, or a picture to scan. */
export const Channels = () => {
  const translate = useTranslate()
  const language = useStore($language)
  return (
    <Card title={translate('home.channels')}>
      <div className="card-body">
        <ul className="card-rows">
          {(environment().channels ?? []).map(({ name, icon, link, qr }) => {
            const text = nameIn(name, language)
            return (
              <li key={text}>
                {link === undefined ? (
                  <span>
                    <Icon node={icons[icon]} />
                    <span>{text}</span>
                  </span>
                ) : (
                  <a data-click="dashboard.service" href={link} target="_blank" rel="noopener noreferrer">
                    <Icon node={icons[icon]} />
                    <span>{text}</span>
                    <span className="quiet">{URL.parse(link)?.hostname}</span>
                  </a>
                )}
                {qr !== undefined && (
                  <img
                    className="qr"
                    src={qr}
                    alt={translate('home.qr', { name: text })}
                    width="96"
                    height="96"
                    loading="lazy"
                  />
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}

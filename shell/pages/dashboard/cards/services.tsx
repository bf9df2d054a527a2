import { useStore } from '@nanostores/react'
import { Icon, iconOf } from '@portal/elements'
import { $menu, loadMenu } from '@portal/session'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { Own } from '../data/own-data.ts'
import { usePlaces } from '../visits/places.ts'
import { Card } from './card.tsx'
import { CardBody, isBusy } from './card-body.tsx'

/** The applications that the person may open, as the menu has them. */
export const Services = () => {
  const translate = useTranslate()
  const menu = useStore($menu)
  const { applications } = usePlaces()
  const state: Own<typeof applications> =
    menu.state === 'ready'
      ? { kind: 'ready', data: applications, waiting: false }
      : menu.state === 'failed'
        ? // The menu is asked for again by the session.
          { kind: 'failed', error: undefined }
        : { kind: 'loading' }
  return (
    <Card title={translate('home.services')} busy={isBusy(state)}>
      <CardBody
        state={state}
        retry={loadMenu}
        empty={all => (all.length === 0 ? translate('home.noServices') : undefined)}
      >
        {all => (
          <ul className="card-rows">
            {all.map(({ menuId, name, address, icon, newTab, pages }) => (
              <li key={menuId}>
                <a data-click="dashboard.service" href={address} {...(newTab && { target: '_blank', rel: 'noopener' })}>
                  <Icon node={iconOf(icon)} />
                  <span>{name}</span>
                  {pages > 0 && <span className="quiet">{translate('home.pages', { count: pages })}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

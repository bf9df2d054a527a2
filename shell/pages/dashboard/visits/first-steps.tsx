import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { $permissions, allows, paths } from '@portal/session'
import { CalendarPlus, GraduationCap, type IconNode, KeyRound, Store } from 'lucide'
import { useId } from 'react'
import { type SubAppPrefix, subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import { permissions } from '#contract/permissions.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { robots } from '../data/figures.ts'
import { $wish } from '../period/current-view.ts'
import { usePlaces } from './places.ts'

/** Whether the person sees no robot at all: not in another view either. */
export const useIsNew = (): boolean => {
  const state = useStore(robots.$state)
  const { robotKind, storeId } = useStore($wish)
  return robotKind === undefined && storeId === undefined && state.kind === 'ready' && state.data.total === 0
}

/** What a person without robots does first, by the permissions: in place of cards that would all be empty. */
export const FirstSteps = () => {
  const translate = useTranslate()
  const id = useId()
  const held = useStore($permissions)
  const { pages, applications } = usePlaces()
  const addressIn = (prefix: SubAppPrefix): string | undefined => {
    const path = subAppPath(prefix)
    return [...pages, ...applications].find(({ address }) => address === path || address.startsWith(`${path}/`))
      ?.address
  }
  const [stores, study] = [addressIn('store'), addressIn('study')]
  return (
    <section className="card first-steps" aria-labelledby={id}>
      <h2 id={id}>{translate('home.first')}</h2>
      <p className="quiet">{translate('home.firstText')}</p>
      <ol>
        {stores === undefined ? (
          <Step icon={KeyRound} title={translate('home.firstAsk')} text={translate('home.firstAskText')} />
        ) : (
          <Step icon={Store} href={stores} title={translate('home.firstBind')} text={translate('home.firstBindText')} />
        )}
        {allows(held, permissions.myReservations) && (
          <Step
            icon={CalendarPlus}
            href={paths.addReservation}
            title={translate('home.firstBook')}
            text={translate('home.firstBookText')}
          />
        )}
        {study !== undefined && (
          <Step
            icon={GraduationCap}
            href={study}
            title={translate('home.firstStudy')}
            text={translate('home.firstStudyText')}
          />
        )}
      </ol>
    </section>
  )
}

type StepProps = { icon: IconNode; href?: string; title: string; text: string }

const Step = ({ icon, href, title, text }: StepProps) => (
  <li>
    <Icon node={icon} />
    <div>
      {href === undefined ? (
        <b>{title}</b>
      ) : (
        <a data-click="dashboard.service" href={href}>
          {title}
        </a>
      )}
      <p className="quiet">{text}</p>
    </div>
  </li>
)

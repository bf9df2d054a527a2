import { Fragment } from 'react'
import { PageHead, useLoaded, useStore, useSubApp, useTexts } from 'robot-portal-kit/react'
import { factsOf } from './robot-columns.ts'
import { askRobot } from './robots.ts'
import { textsIn } from './texts.ts'

/** One robot. */
export const RobotPage = ({ serial }: { serial: string }) => {
  const { api, basePath, language$ } = useSubApp()
  const text = useTexts(textsIn)
  const language = useStore(language$)
  const [loaded, load] = useLoaded(serial, () => askRobot(api, serial))
  const back = { href: basePath, text: text('back') }
  if (loaded.state === 'loading') return <p role="status">{text('loading')}</p>
  if (loaded.state === 'failed')
    return (
      <>
        <PageHead title={serial} lead={text('failed')} back={back} />
        <button type="button" className="button" onClick={load}>
          {text('retry')}
        </button>
      </>
    )
  if (loaded.value === undefined)
    return <PageHead title={text('missing.title')} lead={text('missing.text')} back={back} />
  return (
    <>
      <PageHead title={loaded.value.name} back={back} />
      <dl className="card facts">
        {factsOf(loaded.value, text, language).map(([title, value]) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}

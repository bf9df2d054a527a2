import { useStore } from '@nanostores/react'
import { $language, $route } from '@portal/session'
import { type ReactNode, useId, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Texts, Welcome as WelcomeContent } from '#contract/page/welcome.ts'
import { ClosableDialog } from '../../pieces/closable-dialog.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { reachesBy } from '../../sign-in/code-ways.ts'
import { screenAddress } from '../../sign-in/screens.ts'
import { RobotDrawing } from './robot-drawing.tsx'

const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.en

/** What a deployment says of its robots, from the file that its environment names. */
export const Welcome = ({ content }: { content: WelcomeContent }) => {
  const translate = useTranslate()
  const { search } = useStore($route)
  const text = useText()
  const { robotKinds, recommendations, solutions, support, video, document, links } = content
  return (
    <>
      <ul className="robot-kinds" aria-label={translate('welcome.kinds')}>
        {robotKinds.map(kind => (
          <li key={kind}>
            <RobotDrawing kind={kind} />
            {translate(`robotKind.${kind}`)}
          </li>
        ))}
      </ul>
      <Items title={translate('welcome.recommendations')} items={recommendations} />
      <Items title={translate('welcome.solutions')} items={solutions} />
      <div className="actions">
        {video !== null && <Video video={video} />}
        {document !== null && <Preview document={document} />}
        {reachesBy('cellphone') && (
          <a data-click="login.quick" className="button" href={screenAddress('quick-registration', search)}>
            {translate('login.quick')}
          </a>
        )}
      </div>
      {support !== null && (
        <Section title={translate('welcome.support')}>
          <p>{text(support.text)}</p>
          <p className="actions">
            {support.email !== undefined && (
              <a data-click="login.email" href={`mailto:${support.email}`}>
                {support.email}
              </a>
            )}
            {support.phone !== undefined && (
              <a data-click="login.phone" href={`tel:${support.phone.replaceAll(' ', '')}`}>
                {support.phone}
              </a>
            )}
            {support.address !== undefined && (
              <LearnMore address={support.address} about={translate('welcome.support')} />
            )}
          </p>
        </Section>
      )}
      {links.length > 0 && (
        <p className="actions">
          {links.map(({ title, address }) => (
            <Outward key={address} address={address}>
              {text(title)}
            </Outward>
          ))}
        </p>
      )}
    </>
  )
}

const useText = () => {
  const language = useStore($language)
  return (texts: Texts): string => textIn(texts, language)
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** A link out of the portal, in a tab of its own that knows nothing of this one. */
const Outward = ({ address, about, children }: { address: string; about?: string; children: ReactNode }) => (
  <a
    data-click="login.learnMore"
    href={address}
    target="_blank"
    rel="noopener noreferrer"
    {...(about === undefined ? {} : { 'aria-label': about })}
  >
    {children}
  </a>
)

const LearnMore = ({ address, about }: { address: string; about: string }) => {
  const translate = useTranslate()
  return (
    <Outward address={address} about={translate('welcome.learnMoreOf', { name: about })}>
      {translate('welcome.learnMore')}
    </Outward>
  )
}

const Items = ({ title, items }: { title: string; items: WelcomeContent['solutions'] }) => {
  const text = useText()
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <dl className="welcome-items">
        {items.map(item => (
          <div key={item.title.en}>
            <dt>{text(item.title)}</dt>
            <dd>
              {text(item.text)}{' '}
              {item.address !== undefined && <LearnMore address={item.address} about={text(item.title)} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

const Video = ({ video }: { video: NonNullable<WelcomeContent['video']> }) => {
  const translate = useTranslate()
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <>
      <button data-click="login.video" type="button" className="button" onClick={() => setShown(true)}>
        {translate('welcome.play')}
      </button>
      {shown && (
        <ClosableDialog title={text(video.title)} onClose={() => setShown(false)} wide>
          <video className="welcome-video" src={video.address} controls autoPlay muted playsInline />
          <p>{text(video.description)}</p>
        </ClosableDialog>
      )}
    </>
  )
}

const Preview = ({ document }: { document: NonNullable<WelcomeContent['document']> }) => {
  const translate = useTranslate()
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <>
      <button data-click="login.document" type="button" className="button" onClick={() => setShown(true)}>
        {translate('welcome.preview')}
      </button>
      {shown && (
        <ClosableDialog title={text(document.title)} onClose={() => setShown(false)} wide>
          <iframe className="welcome-document" src={document.address} title={text(document.title)} />
          {/* Phones show no PDF within a page. */}
          <p>
            <Outward address={document.address}>{translate('welcome.openTab')}</Outward>
          </p>
        </ClosableDialog>
      )}
    </>
  )
}

import { useStore } from '@nanostores/react'
import { $language, $robotKindName, paths } from '@portal/session'
import { type ReactNode, useId, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Texts, Welcome as WelcomeContent } from '#contract/page/welcome.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'

const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.en

/** A deployment's content about its robots, from the file that its environment names: a quiet strip below the drawing. */
export const Welcome = ({ content }: { content: WelcomeContent }) => {
  const translate = useTranslate()
  const text = useText()
  const kindName = useStore($robotKindName)
  const { robotKinds, recommendations, solutions, support, video, document, links } = content
  return (
    <>
      <div className="welcome-line">
        <ul className="robot-kinds" aria-label={translate('welcome.kinds')}>
          {robotKinds.map(kind => (
            <li key={kind}>{kindName(kind)}</li>
          ))}
        </ul>
        <div className="actions">
          {video !== null && <Video video={video} />}
          {document !== null && <Preview document={document} />}
        </div>
      </div>
      <div className="welcome-columns">
        <Items title={translate('welcome.recommendations')} items={recommendations} />
        <Items title={translate('welcome.solutions')} items={solutions} />
        {(support !== null || links.length > 0) && (
          <Section title={translate('welcome.support')}>
            {support !== null && (
              <>
                <p>{text(support.text)}</p>
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
                  <Outward
                    address={support.address}
                    about={translate('welcome.learnMoreOf', { name: translate('welcome.support') })}
                  >
                    {translate('welcome.learnMore')}
                  </Outward>
                )}
              </>
            )}
            {links.map(({ title, address }) => (
              <Outward key={address} address={address}>
                {text(title)}
              </Outward>
            ))}
          </Section>
        )}
      </div>
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

/** A link to an article of this page, or out of the portal: in a tab of its own that knows nothing of this one. */
const Outward = ({ address, about, children }: { address: string; about?: string; children: ReactNode }) => (
  <a
    data-click="login.learnMore"
    href={address}
    {...(address.startsWith(`${paths.login}?`) ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
    {...(about === undefined ? {} : { 'aria-label': about })}
  >
    {children}
  </a>
)

/** The title of each leads to its page, where the deployment has one. */
const Items = ({ title, items }: { title: string; items: WelcomeContent['solutions'] }) => {
  const translate = useTranslate()
  const text = useText()
  if (items.length === 0) return null
  return (
    <Section title={title}>
      <dl>
        {items.map(item => (
          <div key={item.title.en}>
            <dt>
              {item.address === undefined ? (
                text(item.title)
              ) : (
                <Outward address={item.address} about={translate('welcome.learnMoreOf', { name: text(item.title) })}>
                  {text(item.title)}
                </Outward>
              )}
            </dt>
            <dd>{text(item.text)}</dd>
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
      <button data-click="login.video" type="button" className="button small" onClick={() => setShown(true)}>
        {translate('welcome.play')}
      </button>
      {shown && (
        <Dialog title={text(video.title)} onClose={() => setShown(false)} wide>
          <video className="welcome-video" src={video.address} controls autoPlay muted playsInline />
          <p>{text(video.description)}</p>
          <BackButton onClick={() => setShown(false)} />
        </Dialog>
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
      <button data-click="login.document" type="button" className="button small" onClick={() => setShown(true)}>
        {translate('welcome.preview')}
      </button>
      {shown && (
        <Dialog title={text(document.title)} onClose={() => setShown(false)} wide>
          <iframe className="welcome-document" src={document.address} title={text(document.title)} />
          {/* Phones show no PDF within a page. */}
          <p>
            <Outward address={document.address}>{translate('welcome.openTab')}</Outward>
          </p>
          <BackButton onClick={() => setShown(false)} />
        </Dialog>
      )}
    </>
  )
}

/** The way back stands below what was looked at, in words: a player or a PDF takes the whole dialog on a phone. */
const BackButton = ({ onClick }: { onClick: () => void }) => {
  const translate = useTranslate()
  return (
    <button slot="actions" data-click="portal.cancel" type="button" className="button" onClick={onClick}>
      {translate('welcome.back')}
    </button>
  )
}

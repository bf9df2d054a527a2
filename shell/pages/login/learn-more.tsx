import { useStore } from '@nanostores/react'
import { $language, loadWelcome } from '@portal/session'
import { useEffect, useState } from 'react'
import type { Welcome } from '#contract/page/welcome.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { ScreenTitle } from './screen-title.tsx'

type Articles = Welcome['articles']

/** What the deployment tells of its robots, in the reader's language. The address names the article that a link led to. */
export const LearnMore = ({ signIn }: { signIn: string }) => {
  const translate = useTranslate()
  const language = useStore($language)
  const [articles, setArticles] = useState<Articles | 'failed'>()
  useEffect(() => {
    loadWelcome().then(
      content => setArticles(content?.articles ?? []),
      () => setArticles('failed')
    )
  }, [])
  useEffect(() => {
    if (Array.isArray(articles)) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [articles])
  return (
    <>
      <ScreenTitle back={{ href: signIn, click: 'register.login' }}>{translate('welcome.articles')}</ScreenTitle>
      {articles === 'failed' && <p className="refusal">{translate('welcome.articlesFailed')}</p>}
      <div className="articles" aria-busy={articles === undefined}>
        {(Array.isArray(articles) ? articles : []).map(({ id, title, text }) => (
          <article key={id} id={id}>
            <h2>{title[language] ?? title.en}</h2>
            <p>{text[language] ?? text.en}</p>
          </article>
        ))}
      </div>
    </>
  )
}

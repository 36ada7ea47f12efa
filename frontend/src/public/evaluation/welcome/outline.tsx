import { createElement, type ReactNode } from 'react';
import pageStyles from '../page.module.css';
import { PrivatePage } from '../private-page.tsx';
import { TipItem, TipItems } from '../tip-list.tsx';
import { Headline, Hero, NameList, Place, Score } from './hero.tsx';
import styles from './welcome.module.css';

/**
 * What an evaluation begins with, as the server sends it before any script has run: the build renders it once, the server
 * replaces each `{{name}}` and leaves out, or repeats, each part (scripts/outlines.ts).
 */
export function Outline() {
  return (
    <>
      <PrivatePage />
      <div data-outline>
        <Hero
          names={
            <NameList>
              <Part name="first-name">
                <dd className="strong">
                  <bdi>{'{{name}}'}</bdi>
                </dd>
              </Part>
              <Part name="second-name">
                <dd>
                  <bdi>{'{{name}}'}</bdi>
                </dd>
              </Part>
            </NameList>
          }
          place={
            <Part name="place">
              <Place>{'{{text}}'}</Place>
            </Part>
          }
          score={<Score band="{{band}}" percent="{{percent}}" points="{{points}}" />}
          sentence={<Headline after="{{after}}" area="{{area}}" before="{{before}}" />}
          title="{{title}}"
        />
        <main className={`stack gap-7 center ${pageStyles.page} ${styles.main}`}>
          <Part name="moves">
            <section>
              <h2>{'{{title}}'}</h2>
              <TipItems>
                <Part name="items">
                  <TipItem area="{{area}}" gain="{{gain}}" name="{{name}}" rest="{{rest}}" />
                </Part>
              </TipItems>
            </section>
          </Part>
        </main>
      </div>
    </>
  );
}

const Part = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) =>
  createElement('outline-part', { name }, children);

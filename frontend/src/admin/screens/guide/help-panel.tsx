import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { closeHelp, openHelp, type Help } from '../../kit/help/help.ts';
import { useOfferedCommands } from '../../kit/shortcuts/commands.ts';
import { NativeDialog } from '../../kit/ui/native-dialog.tsx';
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx';
import { Chapter, Marked } from './chapter.tsx';
import styles from './guide.module.css';
import { guidePageOf, type GuidePage } from './pages.ts';
import { chaptersOf, searchGuide, wordsIn, type Chapter as Facts } from './search.ts';

interface HelpPanelProps {
  help: Help;
  /** There is room for it beside the page, which goes on working; otherwise it covers it. */
  isBeside: boolean;
}

/** The guide beside the page: a chapter, a search over all of them, and their list. */
export function HelpPanel({ help, isBeside }: HelpPanelProps) {
  const t = useTexts();
  const Frame = isBeside ? Beside : Sheet;
  return (
    <Frame label={t('guide.label')}>
      <Guide help={help} onLeave={isBeside ? () => undefined : closeHelp} />
    </Frame>
  );
}

function Guide({ help, onLeave }: { help: Help; onLeave: () => void }) {
  const t = useTexts();
  const chapters = useMemo(() => chaptersOf(t), [t]);
  const [typed, setTyped] = useState(help.found ?? '');
  // A chapter that is asked for closes the list that was shown instead of one.
  const [listed, setListed] = useState<{ over: Help; what: 'found' | 'chapters' } | null>(null);
  const list = listed?.over === help ? listed.what : null;
  const found = searchGuide(chapters, typed);
  const words = useMemo(() => wordsIn(chapters, help.found ?? ''), [chapters, help.found]);
  const choose = (about: GuidePage) => openHelp(list === 'found' ? { about, found: typed } : { about });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = body.current?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
    const mark = body.current?.querySelector('mark');
    if (mark) mark.scrollIntoView({ block: 'center' });
    else body.current?.scrollIntoView({ block: 'start' });
  }, [help]);
  const keys = useOfferedCommands().find(({ id }) => id === 'find.keys');
  return (
    <>
      <div className={`stack ${styles.head}`}>
        <div className="row spread align-center">
          <p className="strong">{t('guide.label')}</p>
          <Button
            aria-label={t('ui.close')}
            icon={<CloseOutlined aria-hidden />}
            onClick={closeHelp}
            type="text"
          />
        </div>
        <input
          aria-label={t('guide.search')}
          className={`full ${styles.field}`}
          onChange={({ target }) => {
            setTyped(target.value);
            setListed(target.value.trim() === '' ? null : { over: help, what: 'found' });
          }}
          onFocus={() => typed.trim() !== '' && setListed({ over: help, what: 'found' })}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing && found[0] && list === 'found')
              choose(found[0].page);
          }}
          placeholder={t('guide.search')}
          type="search"
          value={typed}
        />
      </div>
      <ScrollRegion className={`grow ${styles.body}`} label={t('guide.label')}>
        <div ref={body}>
          <p className="visually-hidden" role="status">
            {list === 'found' && t('guide.found', { count: found.length })}
          </p>
          {list === 'found' && (
            <FoundList chapters={chapters} onChoose={choose} found={found} typed={typed} />
          )}
          {list === 'chapters' && <Chapters chapters={chapters} onChoose={choose} />}
          {list === null && (
            <Chapter chapters={chapters} onLeave={onLeave} page={guidePageOf(help.about)} words={words} />
          )}
        </div>
      </ScrollRegion>
      <div className={`cluster spread ${styles.foot}`}>
        <button
          aria-expanded={list === 'chapters'}
          className={`accent ${styles.link}`}
          onClick={() => setListed(list === 'chapters' ? null : { over: help, what: 'chapters' })}
          type="button"
        >
          {t('guide.contents')}
        </button>
        {keys !== undefined && (
          <button className={`accent ${styles.link}`} onClick={keys.run} type="button">
            {keys.label}
          </button>
        )}
      </div>
    </>
  );
}

interface ListProps {
  chapters: readonly Facts[];
  onChoose: (page: GuidePage) => void;
}

function Chapters({ chapters, onChoose }: ListProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('guide.contents')}>
      <ul>
        {chapters.map(({ page, title }) => (
          <li key={page}>
            <button
              className={`full text-start pad-1 ${styles.entry}`}
              onClick={() => onChoose(page)}
              type="button"
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sentences that were found, each under the title of its chapter. */
function FoundList({
  chapters,
  found,
  typed,
  onChoose,
}: ListProps & { found: ReturnType<typeof searchGuide>; typed: string }) {
  const t = useTexts();
  const words = wordsIn(chapters, typed);
  if (found.length === 0) return <p className="soft">{t('guide.none')}</p>;
  return (
    <ul>
      {found.map(({ page, title, sentence }) => (
        <li key={`${page} ${sentence}`}>
          <button
            className={`full text-start pad-1 ${styles.entry}`}
            onClick={() => onChoose(page)}
            type="button"
          >
            <span className="block strong">
              <Marked text={title} words={words} />
            </span>
            <span className="block text-2 soft">
              <Marked text={sentence} words={words} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FrameProps {
  label: string;
  children: ReactNode;
}

/** Beside the page, which can be worked on meanwhile; the focus goes back to where it was. */
function Beside({ label, children }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && closeHelp();
    element?.addEventListener('keydown', closeByKey);
    return () => {
      element?.removeEventListener('keydown', closeByKey);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div aria-label={label} className={`hide-in-print ${styles.beside}`} ref={panel} role="dialog">
      {children}
    </div>
  );
}

function Sheet({ label, children }: FrameProps) {
  return (
    <NativeDialog className={styles.sheet} label={label} onClose={closeHelp}>
      <div className={styles.inSheet}>{children}</div>
    </NativeDialog>
  );
}

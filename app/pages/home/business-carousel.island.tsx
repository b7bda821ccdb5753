import { Fragment, useState } from "react";
import { t } from "#words";
import { atStart, inWords } from "../../content/in-words.ts";
import { everyMethod, methods } from "../../content/methods.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { SectionHead } from "../../sections/section.tsx";
import { IconButton } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Live } from "../../ui/live.tsx";
import { Pause } from "../../ui/pause.tsx";
import { Figure } from "../../weave/figure.tsx";
import styles from "./business-carousel.module.css";
import { PROVIDED, SLIDE, slideFigures } from "./slide-figures.ts";
import { useCarousel } from "./use-carousel.ts";

interface Counted {
  /** "Seven", "150+ remittance countries", 150: the lists behind them are not for the browser. */
  currencies: string;
  countries: string;
  fan: number;
}

/** Titles have two lines; `threads` names those at the left edge of the figure. */
const slidesOf = ({ currencies, countries }: Omit<Counted, "fan">) =>
  [
    {
      audience: t`For merchants`,
      title: t`${{ count: atStart(inWords(methods.length)) }} ways to pay.\nOne API.`,
      text: t`${{ methods: everyMethod }}. ${{ count: currencies }} collection currencies, more coming.`,
      links: [
        { label: t`Merchants`, href: "/merchants" },
        { label: t`Pricing`, href: "/pricing" },
      ],
      figure: "manyToOne",
      crop: "left",
      threads: methods.map(({ name }) => name),
    },
    {
      audience: t`For PayFacs and acquirers`,
      title: t`Your business.\nOur acquiring.`,
      text: t`Acquiring-as-a-service, a KYC/AML compliance suite and an analytics dashboard.`,
      links: [
        { label: t`PayFacs`, href: "/payfacs" },
        { label: t`Acquirers`, href: "/acquirers" },
      ],
      figure: "bandOnTop",
      crop: "middle",
      threads: PROVIDED,
    },
    {
      audience: t`For IMTOs and enterprise`,
      title: t`One API.\n${countries}.`,
      text: t`For international money transfer operators (IMTOs). ${{ settlement: settlementName(settlement.instant) }} for enterprise only.`,
      links: [
        { label: t`IMTOs`, href: "/imtos" },
        { label: t`Enterprise`, href: "/enterprise" },
      ],
      figure: "oneToMany",
      crop: "right",
      threads: [t`One API`],
    },
  ] as const;

const HEADING = "business";
const TRACK = "business-slides";

/** Follows the APG's carousel pattern. Without scripts it is a row that scrolls. */
export default function BusinessCarousel({ fan, ...counted }: Counted) {
  const slides = slidesOf(counted);
  const figures = slideFigures(fan);
  const count = slides.length;
  const { state, change, choose, track, live, rotating } = useCarousel(count);
  const { index, wanted } = state;
  const [said, say] = useState("");
  /** Wraps around at either end. */
  const press = (next: number) => {
    const chosen = (next + count) % count;
    choose(chosen);
    say(
      t`${{ number: chosen + 1 }} of ${{ count }}: ${{ audience: slides[chosen]?.audience ?? "" }}`,
    );
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription={t`carousel`}
      aria-labelledby={HEADING}
      data-live={live || undefined}
      data-rotating={rotating || undefined}
      onPointerEnter={(event) => {
        if (event.pointerType !== "touch") change({ hovered: true });
      }}
      onPointerLeave={() => change({ hovered: false })}
      onFocus={(event) => {
        const cameIn = !event.currentTarget.contains(event.relatedTarget);
        if (cameIn && event.target.matches(":focus-visible")) change({ focusHeld: true });
        const at = [...(track.current?.children ?? [])].findIndex((slide) =>
          slide.contains(event.target),
        );
        if (at >= 0 && at !== index) choose(at);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) change({ focusHeld: false });
      }}
    >
      <SectionHead title={t`Solution that adapts to all types of business`} id={HEADING}>
        <div className="actions scripted">
          <Pause
            label={t`Pause slides`}
            paused={!wanted}
            onToggle={() => change({ wanted: !wanted, focusHeld: false })}
          />
          <IconButton
            icon="back"
            variant="outline"
            label={t`Previous slide`}
            controls={TRACK}
            onClick={() => press(index - 1)}
          />
          <IconButton
            icon="arrow"
            variant="outline"
            label={t`Next slide`}
            controls={TRACK}
            onClick={() => press(index + 1)}
          />
        </div>
      </SectionHead>
      <div
        className={styles.track}
        id={TRACK}
        // Firefox makes scroll containers tab stops. This one scrolls by its buttons, and to its links.
        tabIndex={live ? -1 : undefined}
        ref={track}
      >
        {slides.map((slide, i) => (
          // biome-ignore lint/a11y/useSemanticElements: the APG names a slide's role "group"
          <div
            key={slide.figure}
            className={`g12 ${styles.slide}`}
            role="group"
            aria-roledescription={t`slide`}
            aria-label={t`${{ number: i + 1 }} of ${{ count }}`}
          >
            <div className={styles.text}>
              <p className="label">{slide.audience}</p>
              <h3 className="quiet">
                {slide.title.split("\n").map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </h3>
              <p className="soft">{slide.text}</p>
              <p className={styles.links}>
                {slide.links.map(({ label, href }) => (
                  <ButtonLink key={href} variant="link" href={href}>
                    {`${label} `}
                  </ButtonLink>
                ))}
              </p>
            </div>
            <div className={styles.figure}>
              <ul>
                {slide.threads.map((thread) => (
                  <li key={thread}>{thread}</li>
                ))}
              </ul>
              <Figure {...SLIDE} threads={figures[slide.figure]} crop={slide.crop} />
            </div>
          </div>
        ))}
      </div>
      <Live>{said}</Live>
      <div className={`scripted ${styles.foot}`}>
        <div className={styles.progress}>
          <svg width={`${((index + 1) / count) * 100}%`} height="36" aria-hidden="true" />
        </div>
        <div className={styles.dots}>
          {slides.map((slide, i) => (
            <button
              key={slide.figure}
              type="button"
              aria-label={t`Slide ${{ number: i + 1 }}: ${{ audience: slide.audience }}`}
              aria-controls={TRACK}
              aria-current={i === index || undefined}
              onClick={() => press(i)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

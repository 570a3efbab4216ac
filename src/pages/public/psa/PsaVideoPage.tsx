import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Icon } from '@/shared/ui/Icon';
import { videoGroups } from './videoSamples';
import { NationalPsas, PsaFrame } from './ui/PsaFrame';
import css from './PsaVideoPage.module.css';

export function PsaVideoPage() {
  return (
    <PsaFrame
      title="PSA Video Samples"
      lead="For broadcasts, streams, and video boards. Each sample opens in a new tab on the association’s site."
    >
      {videoGroups.map(({ id, heading, intro, samples }) => (
        <section key={id} aria-labelledby={id} className={css.group}>
          <h2 id={id}>{heading}</h2>
          <p className={css.intro}>{intro}</p>
          <ul className={css.list}>
            {samples.map(({ title, about, url, still }) => (
              <li key={url} className={css.video}>
                <span className={css.still}>
                  <img src={still} alt="" loading="lazy" width="320" height="180" />
                  <span className={css.play}>
                    <Icon name="play" />
                  </span>
                </span>
                <h3 className={css.title}>
                  <ExternalLink href={url} className="whole-link">
                    {title}
                  </ExternalLink>
                </h3>
                <p className="quiet">{about}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <NationalPsas />
    </PsaFrame>
  );
}

/** What was served, and what failed of it. */
export interface Exposure {
  views: number;
  failures: number;
}

/** The same with the addresses that reported the failures. */
export interface Observed extends Exposure {
  reporters: number;
}

/** The chance that a canary that is as good as the live version is ever dropped. */
const ALPHA = 0.001;
/** The hypotheses: the canary fails so many times as often as the live version. Each has the same prior probability. */
const RATIOS = [2, 4, 8, 16, 64, 256];
/** A canary is not dropped when the evidence since it began is below this, whatever the live version's past says. */
const SPEAKS_AGAINST = 0.5;
/** Views that a canary’s are compared with, for each of its own. */
const COMPARED = 4;
/** One visitor with a broken browser, or one abuser, drops no canary. */
const LEAST_REPORTERS = 3;

/**
 * How much more probable the failures are when the canary fails more often than the live version than when both fail
 * alike: a Bayes factor over `RATIOS`, with the rate itself unknown (decision 048). It may be asked after each
 * failure, for it exceeds 1000 with a chance of at most one in a thousand however often one looks.
 */
function weighEvidence(canary: Exposure, live: Exposure): number {
  if (canary.views === 0 || live.views === 0) return 1;
  const all = canary.views + live.views;
  const failures = canary.failures + live.failures;
  const terms = RATIOS.map((ratio) =>
    Math.exp(
      canary.failures * Math.log(ratio) +
        failures * Math.log(all / (live.views + ratio * canary.views)),
    ),
  );
  return terms.reduce((sum, term) => sum + term, 0) / RATIOS.length;
}

/**
 * Whether a canary fails significantly more often than the live version. Two conditions hold together. The live version's views
 * since the canary began must not be evidence against a difference: when everything fails, no canary is dropped. And the
 * evidence must be strong; where the live version has had fewer than four views for each of the canary's, views of the time
 * before are added, at their rate of failures.
 * @param live what the live version had since the canary began
 * @param before what it had before that
 */
export function isWorse(canary: Observed, live: Exposure, before: Exposure): boolean {
  if (canary.reporters < LEAST_REPORTERS || weighEvidence(canary, live) < SPEAKS_AGAINST)
    return false;
  const lacking = Math.max(0, COMPARED * canary.views - live.views);
  const share = before.views === 0 ? 0 : Math.min(1, lacking / before.views);
  const compared = {
    views: live.views + share * before.views,
    failures: live.failures + share * before.failures,
  };
  return weighEvidence(canary, compared) >= 1 / ALPHA;
}

const FAILING_RATE = 0.01;
const FAILING_LEAST = 3;

/** Whether a version fails so often that somebody must hear of it: at one view in a hundred, three times and for three addresses at least. */
export function isFailing({ views, failures, reporters }: Observed): boolean {
  const isOften = failures >= FAILING_LEAST && failures >= views * FAILING_RATE;
  return isOften && reporters >= LEAST_REPORTERS;
}
